ALTER TABLE "adaptations" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "session_topics" ADD COLUMN "proposed_by" text;