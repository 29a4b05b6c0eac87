-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN     "claim_id" UUID NOT NULL DEFAULT gen_random_uuid();
