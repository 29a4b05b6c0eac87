-- What is declared of an activity's hazards, substances and effort, and who said so when. Without it an activity is a draft that nobody is offered.
ALTER TABLE "catalogue_activity" ADD COLUMN "facts" JSONB, ADD COLUMN "facts_by" UUID, ADD COLUMN "facts_at" TIMESTAMPTZ(3);
ALTER TABLE "catalogue_activity" ADD CONSTRAINT "catalogue_activity_facts_by_fkey" FOREIGN KEY ("facts_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "catalogue_activity_facts_by_idx" ON "catalogue_activity"("facts_by");

-- The library's own are given theirs as soon as its files are loaded; what admins wrote or changed waits for them.
UPDATE "catalogue_activity" SET "is_hidden" = true WHERE "edited_at" IS NOT NULL;
-- Not valid: rows of the library are still without until then.
ALTER TABLE "catalogue_activity" ADD CONSTRAINT "catalogue_activity_shown_with_facts" CHECK ("is_hidden" OR "facts" IS NOT NULL) NOT VALID;

-- The facts of a library's card as it was stored, for whoever it is offered to again.
ALTER TABLE "activity" ADD COLUMN "facts" JSONB;
