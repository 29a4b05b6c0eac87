-- Points in space and boxes around them, for what is near.
CREATE EXTENSION IF NOT EXISTS cube;

-- CreateEnum
CREATE TYPE "LocationCategory" AS ENUM ('playground', 'hiking', 'park', 'water_fun', 'other');

-- CreateEnum
CREATE TYPE "PriceLevel" AS ENUM ('free', '$', '$$', '$$$');

-- CreateEnum
CREATE TYPE "Wheelchair" AS ENUM ('yes', 'limited', 'no');

-- CreateEnum
CREATE TYPE "Dogs" AS ENUM ('yes', 'leashed', 'no');

-- CreateEnum
CREATE TYPE "Surface" AS ENUM ('grass', 'sand', 'woodchips', 'rubber', 'gravel', 'paved', 'earth');

-- CreateEnum
CREATE TYPE "CorrectionKind" AS ENUM ('closed_for_good', 'wrong_hours', 'wrong_place', 'other');

-- CreateEnum
CREATE TYPE "CorrectionStatus" AS ENUM ('open', 'accepted', 'dismissed');

-- CreateTable
CREATE TABLE "location" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "category" "LocationCategory" NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "address" TEXT,
    "image_url" TEXT,
    "phone" TEXT,
    "price_level" "PriceLevel" NOT NULL DEFAULT 'free',
    "hours" TEXT,
    "is_open_now" BOOLEAN,
    "time_zone" TEXT NOT NULL,
    "checked_on" DATE,
    "age_min_months" INTEGER,
    "age_max_months" INTEGER,
    "shade" BOOLEAN,
    "fenced" BOOLEAN,
    "toilets" BOOLEAN,
    "changing_table" BOOLEAN,
    "wheelchair" "Wheelchair",
    "stroller" BOOLEAN,
    "drinking_water" BOOLEAN,
    "surface" "Surface",
    "dogs" "Dogs",
    "source" TEXT,
    "source_id" TEXT,
    "source_values" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "location_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "location_correction" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "location_id" UUID,
    "location_name" TEXT NOT NULL,
    "kind" "CorrectionKind" NOT NULL,
    "note" TEXT,
    "status" "CorrectionStatus" NOT NULL DEFAULT 'open',
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "location_correction_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "location_category_id_idx" ON "location"("category", "id" DESC);

-- CreateIndex
CREATE INDEX "location_words" ON "location" USING GIN ("name" gin_trgm_ops, "description" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "location_source_source_id_key" ON "location"("source", "source_id");

-- CreateIndex
CREATE INDEX "location_correction_id_idx" ON "location_correction"("id");

-- CreateIndex
CREATE INDEX "location_correction_location_id_idx" ON "location_correction"("location_id");

-- CreateIndex
CREATE INDEX "location_correction_status_id_idx" ON "location_correction"("status", "id" DESC);

-- AddForeignKey
ALTER TABLE "location_correction" ADD CONSTRAINT "location_correction_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location_correction" ADD CONSTRAINT "location_correction_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "location"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A place on the unit sphere: what is nearest through the earth is nearest around it too. Not earthdistance's ll_to_earth,
-- whose body names its helpers without their schema before PostgreSQL 17: analysing and restoring the index fail there.
CREATE INDEX "location_near" ON "location" USING GIST (cube(ARRAY[
  cos(radians("latitude")) * cos(radians("longitude")), cos(radians("latitude")) * sin(radians("longitude")), sin(radians("latitude"))
]));

-- For what is in a map view.
CREATE INDEX "location_view" ON "location" USING GIST (point("longitude", "latitude"));

ALTER TABLE "location" ADD CONSTRAINT "location_position_check" CHECK ("latitude" BETWEEN -90 AND 90 AND "longitude" BETWEEN -180 AND 180);
