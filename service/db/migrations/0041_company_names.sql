ALTER TABLE "warm_lead_runs" ADD COLUMN "company_name" text;--> statement-breakpoint
UPDATE "warm_lead_runs" SET "company_name" = report #>> '{account,name}' WHERE report IS NOT NULL;