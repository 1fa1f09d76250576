import { isAddress } from '@solana/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { World } from '../../world/world.ts'
import { findToken, type TradedToken } from './traded-token.ts'

const MOST_MINTS = 100
const DAY_MS = 86_400_000
const LOW_LIQUIDITY_USD = 10_000
const CONCENTRATED_PCT = 50

const shieldQuery = z.strictObject({ mints: z.string().min(1) })

type Severity = 'info' | 'warning' | 'critical'
type Warning = { readonly type: string; readonly message: string; readonly severity: Severity }

export function mountShield(scope: FastifyInstance, world: World): void {
  scope.get('/ultra/v1/shield', async (request, reply) => {
    const query = shieldQuery.safeParse(request.query)
    const mints = query.success ? query.data.mints.split(',').map((mint) => mint.trim()) : []
    if (!query.success || mints.length > MOST_MINTS || !mints.every((mint) => isAddress(mint))) {
      return reply.status(400).send({ error: 'mints must be up to 100 mint addresses' })
    }
    const atMs = world.clock.nowMs()
    return { warnings: Object.fromEntries(mints.map((mint) => [mint, warningsFor(world, mint, atMs)])) }
  })
}

function warningsFor(world: World, mint: string, atMs: number): readonly Warning[] {
  const token = findToken(world, mint, atMs)
  const unverified = warn(
    'NOT_VERIFIED',
    'This token is not verified, make sure the mint address is correct',
    'info',
  )
  if (!token) return [unverified]
  return [
    ...(token.listing.isVerified ? [] : [unverified]),
    ...warningsOfMint(token),
    ...warningsOfMarket(world, token, atMs),
  ]
}

function warningsOfMint({ listing }: TradedToken): readonly Warning[] {
  const { risk, isVerified } = listing
  const taxPct = risk.transferTaxBps / 100
  const severity = isVerified ? 'info' : 'warning'
  return [
    ...(risk.mintAuthority
      ? [warn('HAS_MINT_AUTHORITY', 'The authority can mint more tokens', severity)]
      : []),
    ...(risk.freezeAuthority
      ? [warn('HAS_FREEZE_AUTHORITY', 'The authority can freeze your token account', severity)]
      : []),
    ...(risk.transferTaxBps > 0
      ? [warn(`${taxPct}%_TRANSFER_FEES`, `${taxPct}% is withheld from every transfer`, 'warning')]
      : []),
    ...(risk.honeypot ? [warn('NOT_SELLABLE', 'This token cannot be sold', 'critical')] : []),
  ]
}

function warningsOfMarket(world: World, token: TradedToken, atMs: number): readonly Warning[] {
  const { assetId } = token.listing
  const isThin = world.market.liquidityUsd(assetId, atMs) < LOW_LIQUIDITY_USD
  const isConcentrated = world.market.holders(assetId, atMs).topTenPct > CONCENTRATED_PCT
  const isNew = atMs - token.bornAtMs < DAY_MS
  return [
    ...(isThin ? [warn('LOW_LIQUIDITY', 'This token has low liquidity', 'warning')] : []),
    ...(isConcentrated && !token.listing.isVerified
      ? [warn('HIGH_SUPPLY_CONCENTRATION', 'A few holders own most of the supply', 'warning')]
      : []),
    ...(isNew ? [warn('NEW_LISTING', 'This token was listed within the last day', 'info')] : []),
  ]
}

function warn(type: string, message: string, severity: Severity): Warning {
  return { type, message, severity }
}
