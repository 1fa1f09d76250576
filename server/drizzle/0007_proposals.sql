CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"message_id" text NOT NULL,
	"tool_call_id" text NOT NULL,
	"tool" text NOT NULL,
	"args" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"intent_hash" text NOT NULL,
	"quote" jsonb,
	"fields" jsonb NOT NULL,
	"state" text NOT NULL,
	"went_at_once_for" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"replaced_by" uuid,
	"intent_id" uuid
);
--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_call" ON "proposals" USING btree ("message_id","tool_call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_at_once" ON "proposals" USING btree ("went_at_once_for");--> statement-breakpoint
CREATE INDEX "proposals_vault" ON "proposals" USING btree ("vault_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_user" ON "proposals" USING btree ("user_id");