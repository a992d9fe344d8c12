ALTER TABLE "events" ALTER COLUMN "payload" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "reason" text;