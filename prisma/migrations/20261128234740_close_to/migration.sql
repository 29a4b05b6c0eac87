-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "close_to" TEXT;
