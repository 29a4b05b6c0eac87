-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "parts" JSONB NOT NULL DEFAULT '[]';
