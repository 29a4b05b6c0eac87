-- CreateTable
CREATE TABLE "generation_slot" (
    "user_id" UUID NOT NULL,
    "slot" INTEGER NOT NULL,
    "holder" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "generation_slot_pkey" PRIMARY KEY ("user_id","slot")
);

-- AddForeignKey
ALTER TABLE "generation_slot" ADD CONSTRAINT "generation_slot_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN "about" UUID[] DEFAULT ARRAY[]::UUID[];
UPDATE "idempotency_key" SET "about" = ARRAY(
  SELECT DISTINCT found[1]::uuid FROM regexp_matches("response", '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') found
) WHERE "response" IS NOT NULL;

-- AlterTable
ALTER TABLE "loaded_data" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
