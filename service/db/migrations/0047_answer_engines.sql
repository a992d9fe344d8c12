CREATE TABLE "answer_engines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"name" text,
	"provider" text NOT NULL,
	"url" text NOT NULL,
	"model" text NOT NULL,
	"key" text,
	"report" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_engines" ADD CONSTRAINT "answer_engines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_engines_of_tenant" ON "answer_engines" USING btree ("tenant_id","created_at");