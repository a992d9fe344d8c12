CREATE TABLE "key_rotations" (
	"new_key_hash" "bytea" PRIMARY KEY NOT NULL,
	"repeat_hash" "bytea" NOT NULL,
	"grace_seconds" integer NOT NULL,
	"sealed_answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "key_rotations_repeat_hash_unique" UNIQUE("repeat_hash")
);
--> statement-breakpoint
ALTER TABLE "key_rotations" ADD CONSTRAINT "key_rotations_new_key_hash_agent_keys_hash_fk" FOREIGN KEY ("new_key_hash") REFERENCES "public"."agent_keys"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_rotations_age" ON "key_rotations" USING btree ("created_at");