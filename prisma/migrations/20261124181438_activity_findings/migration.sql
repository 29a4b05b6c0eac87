-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "findings" JSONB;
