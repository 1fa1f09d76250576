import { z } from 'zod'
import { signedStatement } from '../authority/proofs.ts'
import { sha256Hex } from '../authority/sha256-hex.ts'
import { grantStatement, statementNonce } from '../authority/statements.ts'
import { defineRoute } from '../contract/route.ts'
import { PASSKEY_NAME_MAX_LENGTH } from './constants.ts'
import { accountView, walletChain, webAuthnJson } from './contract.ts'

/**
 * What the device of a new account says: it is the first key of an owner, then it hands over to the passkey or wallet and
 * keeps what it was lent. One more passkey of an account is one statement of a key that it has.
 */
const enrolment = z.array(signedStatement).min(1).max(2)

/** Every way in, and proving presence. Apart from the rest, because a page that is signed in needs none of it to open. */
export const signInRoutes = {
  startPasskeyRegistration: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys/registration-options',
    summary:
      'Options for a new passkey: a new account when signed out, one more passkey when signed in (step-up)',
    access: 'public',
    rate: 'sign-in',
    response: z.object({ options: webAuthnJson }),
  }),
  registerPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Save the new passkey; signed out it also creates the account and signs in',
    access: 'public',
    rate: 'sign-in',
    body: z.object({
      response: webAuthnJson,
      name: z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH).optional(),
      enrolment,
    }),
    response: accountView,
  }),
  startPasskeySignIn: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/passkey/options',
    summary: 'Options for signing in with any passkey of this site; the challenge is the hash of the grant',
    access: 'public',
    rate: 'sign-in',
    response: z.object({ options: webAuthnJson, nonce: statementNonce }),
  }),
  signInWithPasskey: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/passkey',
    summary: 'Sign in with a passkey, which lends the device its powers with the same touch',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ response: webAuthnJson, grant: grantStatement }),
    response: accountView,
  }),
  startWalletSignIn: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/wallet/message',
    summary: 'What the statement that a wallet signs has to name: a single-use nonce, and whose wallet it is',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ chain: walletChain, address: z.string().min(32).max(64) }),
    /** Nobody’s yet: null. */
    response: z.object({ nonce: statementNonce, owner: sha256Hex.nullable() }),
  }),
  signInWithWallet: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/wallet',
    summary: 'Sign in with Ethereum or Solana; the first time it creates the account',
    access: 'public',
    rate: 'sign-in',
    body: z.object({
      chain: walletChain,
      address: z.string().min(32).max(64),
      /** Over the text of the grant, or of the statement that enrols the wallet. Hex with 0x on Ethereum, base58 on Solana. */
      signature: z.string().min(64).max(400),
      said: z.union([z.strictObject({ grant: grantStatement }), z.strictObject({ enrolment })]),
    }),
    response: accountView,
  }),
  startGuest: defineRoute({
    method: 'POST',
    path: '/api/guest',
    summary: 'An account without any way to sign in, kept by adding a passkey; signed in it changes nothing',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ enrolment }),
    response: accountView,
  }),
  signInWithRecoveryCode: defineRoute({
    method: 'POST',
    path: '/api/account/sign-in/recovery',
    summary: 'Sign in with what the browser derives from a single-use recovery code',
    access: 'public',
    rate: 'sign-in',
    body: z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: accountView,
  }),
  startStepUp: defineRoute({
    method: 'POST',
    path: '/api/account/step-up/options',
    summary:
      'How this account proves presence: by a passkey, or by a wallet when it has no passkey. What is signed the page writes around the nonce',
    access: 'session',
    rate: 'sign-in',
    response: z.discriminatedUnion('by', [
      z.object({ by: z.literal('passkey'), options: webAuthnJson, nonce: statementNonce }),
      z.object({
        by: z.literal('wallet'),
        chain: walletChain,
        address: z.string(),
        nonce: statementNonce,
        at: z.int().positive(),
      }),
    ]),
  }),
  finishStepUp: defineRoute({
    method: 'POST',
    path: '/api/account/step-up',
    summary: 'Prove presence; opens the step-up window of this session',
    access: 'session',
    rate: 'sign-in',
    body: z.object({
      passkey: webAuthnJson.optional(),
      /** Hex with 0x on Ethereum, base58 on Solana. */
      walletSignature: z.string().min(64).max(400).optional(),
    }),
    response: accountView,
  }),
}
