-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "scene" TEXT NOT NULL DEFAULT 'room';

-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "scene" TEXT NOT NULL DEFAULT 'room';

-- What is stored already says no more than whether it is outdoors; the library's files say the rest when they are loaded.
UPDATE "activity" SET "scene" = 'park' WHERE "setting" = 'outdoor';
UPDATE "catalogue_activity" SET "scene" = 'park' WHERE "setting" = 'outdoor' AND ("facts" IS NOT NULL OR "is_hidden");
