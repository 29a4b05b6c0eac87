-- AlterTable
ALTER TABLE "catalogue_activity" ADD COLUMN     "replaces_id" UUID;

-- AlterTable
ALTER TABLE "material" ADD COLUMN     "is_unconfirmed" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "catalogue_activity_replaces_id_key" ON "catalogue_activity"("replaces_id");

-- AddForeignKey
ALTER TABLE "catalogue_activity" ADD CONSTRAINT "catalogue_activity_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "catalogue_activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
