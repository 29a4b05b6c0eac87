-- DropIndex
DROP INDEX "catalogue_activity_setting_duration_minutes_age_min_months_idx";

-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "settings" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- What an admin wrote works in its own; the library's files say the rest when they are loaded.
-- But for old rows that nobody vouches for: they are offered to nobody, and a constraint lets them be as they are, not be written.
UPDATE "catalogue_activity" SET "settings" = ARRAY["setting"::TEXT] WHERE "facts" IS NOT NULL OR "is_hidden";

-- CreateIndex
CREATE INDEX "catalogue_activity_duration_minutes_age_min_months_idx" ON "catalogue_activity"("duration_minutes", "age_min_months");
