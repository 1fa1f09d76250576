CREATE TABLE "referral_codes" (
	"vault_id" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"vault_id" bigint NOT NULL,
	"by_vault_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"handed_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referral_codes_user" ON "referral_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_by_vault" ON "referrals" USING btree ("by_vault_id");