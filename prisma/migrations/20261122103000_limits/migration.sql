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
