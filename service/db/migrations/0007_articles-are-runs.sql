ALTER TABLE "articles" RENAME COLUMN "estimated_credits" TO "credits";--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "message" SET DEFAULT 'Waiting for its turn.';--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "completed_at" timestamp (3) with time zone;