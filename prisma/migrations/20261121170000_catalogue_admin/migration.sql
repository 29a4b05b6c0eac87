-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "category" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "removed_from_catalogue" (
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "moved_to" TEXT,

    CONSTRAINT "removed_from_catalogue_pkey" PRIMARY KEY ("kind","slug")
);
