CREATE TABLE "vault_settings" (
	"vault_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vault_settings_vault_id_user_id_pk" PRIMARY KEY("vault_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"username" text NOT NULL,
	"sealed_access_token" text NOT NULL,
	"sealed_refresh_token" text,
	"expires_at" timestamp with time zone,
	"connected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vault_settings_user" ON "vault_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_accounts_user" ON "social_accounts" USING btree ("user_id");