ALTER TABLE "idempotent_answers" ALTER COLUMN "body" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "leased_until" timestamp (3) with time zone DEFAULT now() + interval '10 minutes' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "result" json;