CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "memories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"category" text NOT NULL,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"author" text NOT NULL,
	"origin" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', category || ' ' || content)) STORED NOT NULL,
	CONSTRAINT "memories_agreed" CHECK ((source = 'inferred') = (confirmed_at is null))
);
--> statement-breakpoint
CREATE INDEX "memories_vault" ON "memories" USING btree ("vault_id","user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "memories_user" ON "memories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memories_words" ON "memories" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "memories_letters" ON "memories" USING gin ((category || ' ' || content) gin_trgm_ops);