ALTER TABLE "articles" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "canonical_url" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "first_published_at" timestamp (3) with time zone;