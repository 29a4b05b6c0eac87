-- CreateEnum
CREATE TYPE "RemovalReason" AS ENUM ('closed_for_good', 'deleted');

-- CreateTable
CREATE TABLE "removed_place" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "source" TEXT,
    "source_id" TEXT,
    "reason" "RemovalReason" NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removed_place_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "removed_place_source_source_id_idx" ON "removed_place"("source", "source_id");

-- As "location_near" has it.
CREATE INDEX "removed_place_near" ON "removed_place" USING GIST (cube(ARRAY[
  cos(radians("latitude")) * cos(radians("longitude")), cos(radians("latitude")) * sin(radians("longitude")), sin(radians("latitude"))
]));
