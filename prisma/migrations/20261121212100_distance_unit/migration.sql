-- AlterTable
ALTER TABLE "user" ADD COLUMN "distance_unit" TEXT NOT NULL DEFAULT 'mi';
