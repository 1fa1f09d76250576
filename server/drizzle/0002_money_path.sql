CREATE TABLE "balance_points" (
	"vault_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"total_usd_micro" bigint NOT NULL,
	CONSTRAINT "balance_points_vault_id_at_pk" PRIMARY KEY("vault_id","at")
);
--> statement-breakpoint
CREATE TABLE "balance_views" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	"sampled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_raises" (
	"vault_id" bigint NOT NULL,
	"limit" text NOT NULL,
	"value" double precision NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "safety_raises_vault_id_limit_pk" PRIMARY KEY("vault_id","limit")
);
--> statement-breakpoint
CREATE TABLE "intent_attempts" (
	"intent_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"epoch" integer NOT NULL,
	"vault_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"action" jsonb NOT NULL,
	"quoted" jsonb NOT NULL,
	"out_usd" text,
	"nonce" integer,
	"signed_transaction" text,
	"transaction_id" text,
	"state" text NOT NULL,
	"submit_tries" integer DEFAULT 0 NOT NULL,
	"doubts" integer DEFAULT 0 NOT NULL,
	"fee_raw" numeric(78),
	"executed" jsonb,
	"built_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "intent_attempts_intent_id_step_epoch_pk" PRIMARY KEY("intent_id","step","epoch")
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "intents_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"chain" text NOT NULL,
	"body" jsonb NOT NULL,
	"intent_hash" text NOT NULL,
	"approval" jsonb NOT NULL,
	"origin" text NOT NULL,
	"recipient" text,
	"state" text NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"steps_total" integer,
	"failure" text,
	"transaction_id" text,
	"receipt" jsonb,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"intent_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"line" integer NOT NULL,
	"vault_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"token" text NOT NULL,
	"amount_raw" numeric(78) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_intent_id_step_line_pk" PRIMARY KEY("intent_id","step","line")
);
--> statement-breakpoint
CREATE TABLE "vault_lanes" (
	"vault_id" bigint NOT NULL,
	"chain" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"parked_reason" text,
	CONSTRAINT "vault_lanes_vault_id_chain_pk" PRIMARY KEY("vault_id","chain")
);
--> statement-breakpoint
ALTER TABLE "intent_attempts" ADD CONSTRAINT "intent_attempts_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_intent_id_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_points_user" ON "balance_points" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "balance_views_sampled" ON "balance_views" USING btree ("sampled_at");--> statement-breakpoint
CREATE INDEX "balance_views_user" ON "balance_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "safety_raises_due" ON "safety_raises" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "safety_raises_user" ON "safety_raises" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "intent_attempts_nonce" ON "intent_attempts" USING btree ("vault_id","chain","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "intent_attempts_transaction" ON "intent_attempts" USING btree ("chain","transaction_id");--> statement-breakpoint
CREATE INDEX "intents_vault" ON "intents" USING btree ("vault_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "intents_open" ON "intents" USING btree ("vault_id","chain","position") WHERE "intents"."state" in ('APPROVED','PLANNED','SIGNED','SUBMITTED','UNKNOWN');--> statement-breakpoint
CREATE INDEX "intents_unsettled" ON "intents" USING btree ("changed_at") WHERE not "intents"."is_settled";--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","token");