-- DropIndex
DROP INDEX "catalogue_activity_setting_duration_minutes_age_min_months_idx";

-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "settings" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- What an admin wrote works in its own; the library's files say the rest when they are loaded.
UPDATE "catalogue_activity" SET "settings" = ARRAY["setting"::TEXT];

-- CreateIndex
CREATE INDEX "catalogue_activity_duration_minutes_age_min_months_idx" ON "catalogue_activity"("duration_minutes", "age_min_months");
