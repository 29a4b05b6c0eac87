-- Prisma takes lists as never null and does not say so to the database. Its own defaults and our code write empty ones: none is found null.

UPDATE "child" SET "allergies" = coalesce("allergies", '{}'), "needs" = coalesce("needs", '{}') WHERE "allergies" IS NULL OR "needs" IS NULL;
ALTER TABLE "child" ALTER COLUMN "allergies" SET NOT NULL, ALTER COLUMN "needs" SET NOT NULL;

UPDATE "idempotency_key" SET "about" = coalesce("about", '{}') WHERE "about" IS NULL;
ALTER TABLE "idempotency_key" ALTER COLUMN "about" SET NOT NULL;

UPDATE "activity" SET "benefits" = coalesce("benefits", '{}'), "materials_needed" = coalesce("materials_needed", '{}'), "instructions" = coalesce("instructions", '{}'), "safety_notes" = coalesce("safety_notes", '{}'), "picture" = coalesce("picture", '{}'), "tags" = coalesce("tags", '{}'), "traits" = coalesce("traits", '{}'), "liked_tags" = coalesce("liked_tags", '{}') WHERE "benefits" IS NULL OR "materials_needed" IS NULL OR "instructions" IS NULL OR "safety_notes" IS NULL OR "picture" IS NULL OR "tags" IS NULL OR "traits" IS NULL OR "liked_tags" IS NULL;
ALTER TABLE "activity" ALTER COLUMN "benefits" SET NOT NULL, ALTER COLUMN "materials_needed" SET NOT NULL, ALTER COLUMN "instructions" SET NOT NULL, ALTER COLUMN "safety_notes" SET NOT NULL, ALTER COLUMN "picture" SET NOT NULL, ALTER COLUMN "tags" SET NOT NULL, ALTER COLUMN "traits" SET NOT NULL, ALTER COLUMN "liked_tags" SET NOT NULL;

UPDATE "material" SET "allergens" = coalesce("allergens", '{}'), "substitutes" = coalesce("substitutes", '{}') WHERE "allergens" IS NULL OR "substitutes" IS NULL;
ALTER TABLE "material" ALTER COLUMN "allergens" SET NOT NULL, ALTER COLUMN "substitutes" SET NOT NULL;

UPDATE "catalogue_activity" SET "picture" = coalesce("picture", '{}'), "tags" = coalesce("tags", '{}'), "traits" = coalesce("traits", '{}'), "elof" = coalesce("elof", '{}'), "eyfs" = coalesce("eyfs", '{}') WHERE "picture" IS NULL OR "tags" IS NULL OR "traits" IS NULL OR "elof" IS NULL OR "eyfs" IS NULL;
ALTER TABLE "catalogue_activity" ALTER COLUMN "picture" SET NOT NULL, ALTER COLUMN "tags" SET NOT NULL, ALTER COLUMN "traits" SET NOT NULL, ALTER COLUMN "elof" SET NOT NULL, ALTER COLUMN "eyfs" SET NOT NULL;

UPDATE "catalogue_text" SET "benefits" = coalesce("benefits", '{}'), "instructions" = coalesce("instructions", '{}'), "safety_notes" = coalesce("safety_notes", '{}') WHERE "benefits" IS NULL OR "instructions" IS NULL OR "safety_notes" IS NULL;
ALTER TABLE "catalogue_text" ALTER COLUMN "benefits" SET NOT NULL, ALTER COLUMN "instructions" SET NOT NULL, ALTER COLUMN "safety_notes" SET NOT NULL;
