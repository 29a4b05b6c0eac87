-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN     "claimed_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "row_id" UUID NOT NULL DEFAULT gen_random_uuid();

-- Answers to a pasted class list are not to be stored.
DELETE FROM "idempotency_key" WHERE "path" = '/api/children/class-list';
