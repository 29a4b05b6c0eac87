-- AlterTable
ALTER TABLE "user" ADD COLUMN     "profile_order" TEXT NOT NULL DEFAULT 'newest';
