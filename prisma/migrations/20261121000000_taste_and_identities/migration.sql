-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "liked_tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "reacted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "child" ADD COLUMN     "taste_reset_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "identity" (
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identity_pkey" PRIMARY KEY ("provider","subject")
);

-- CreateIndex
CREATE UNIQUE INDEX "identity_user_id_provider_key" ON "identity"("user_id", "provider");

-- AddForeignKey
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What was done before this column was there is dated by what is known of it.
UPDATE "activity" SET "reacted_at" = coalesce("done_at", "created_at") WHERE "status" <> 'new' OR "feedback" IS NOT NULL OR "is_saved" OR "done_at" IS NOT NULL;
