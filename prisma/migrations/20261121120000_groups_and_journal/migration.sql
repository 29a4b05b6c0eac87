-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "group_id" UUID;

-- AlterTable
ALTER TABLE "child" ADD COLUMN     "needs" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "group" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "group_range" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "group_member" (
    "user_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "group_member_pkey" PRIMARY KEY ("user_id","group_id","child_id")
);

-- CreateTable
CREATE TABLE "journal_entry" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "activity_id" UUID,
    "date" DATE NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "rating" INTEGER NOT NULL,
    "image_base64" TEXT,
    "thumbnail_base64" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_entry_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "group_member_user_id_child_id_idx" ON "group_member"("user_id", "child_id");

-- CreateIndex
CREATE INDEX "journal_entry_user_id_date_id_idx" ON "journal_entry"("user_id", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "journal_entry_user_id_child_id_date_id_idx" ON "journal_entry"("user_id", "child_id", "date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "activity_user_id_group_id_id_idx" ON "activity"("user_id", "group_id", "id");

-- CreateIndex
CREATE INDEX "activity_user_id_group_id_catalogue_id_created_at_idx" ON "activity"("user_id", "group_id", "catalogue_id", "created_at");

-- AddForeignKey
ALTER TABLE "group" ADD CONSTRAINT "group_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_user_id_group_id_fkey" FOREIGN KEY ("user_id", "group_id") REFERENCES "group"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_user_id_child_id_fkey" FOREIGN KEY ("user_id", "child_id") REFERENCES "child"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_user_id_child_id_fkey" FOREIGN KEY ("user_id", "child_id") REFERENCES "child"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_user_id_activity_id_fkey" FOREIGN KEY ("user_id", "activity_id") REFERENCES "activity"("user_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_group_id_fkey" FOREIGN KEY ("user_id", "group_id") REFERENCES "group"("user_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;


