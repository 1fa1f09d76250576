import type { ChainId } from '@windhover/core/chains/chain'
import { formatAmount } from '@windhover/core/money/format-amount'
import { showAmount } from '@windhover/core/money/show-amount'
import { showParty } from '../describe-title.ts'
import { type Html, type HtmlValue, html } from '../html.ts'
import type { Amount, Fact, PageLink, Party, Token, TransactionView } from '../views.ts'
import { copy } from './copy.ts'
import { icons } from './icons.ts'
import { pageHref } from './links.ts'

export type PageContext = {
  readonly chain: ChainId
  readonly nowMs: number
  readonly valueUsd: (amount: Amount, atMs: number) => number | null
}

export function linkTo(chain: ChainId, { page, id }: PageLink, label: HtmlValue): Html {
  return html`<a class="link" href="${pageHref(chain, page, id)}">${label}</a>`
}

export function partyLink(chain: ChainId, party: Party): Html {
  return html`<a class="link" href="${pageHref(chain, 'account', party.address)}" title="${party.address}">${showParty(party)}</a>`
}

export function card(card: { title: string; note?: HtmlValue; body: Html; kind?: string }): Html {
  return html`<section class="card ${card.kind ?? ''}"><header><h2>${card.title}</h2><span class="t3">${card.note ?? null}</span></header>${card.body}</section>`
}

export function logo(token: Token, size: 18 | 24 | 32): Html {
  if (token.logo !== null)
    return html`<img class="logo" src="${token.logo}" width="${size}" height="${size}" alt="">`
  return html`<span class="logo letters size-${size}" aria-hidden="true">${token.symbol.slice(0, 2)}</span>`
}

export function figure({ token, raw }: Amount): Html {
  return html`<span class="num" title="${formatAmount(raw, token.decimals)} ${token.symbol}">${showAmount(raw, token.decimals)}</span>`
}

export function tokenName(chain: ChainId, token: Token): Html {
  return token.address === null
    ? html`<span>${token.symbol}</span>`
    : html`<a href="${pageHref(chain, 'token', token.address)}">${token.symbol}</a>`
}

export function usd(value: number | null): string {
  if (value === null) return '–'
  if (value > 0 && value < 0.01) return '<$0.01'
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** A price needs more digits the smaller it is. */
export function usdPrice(price: number): string {
  const digits = price >= 1 ? 2 : 4
  return price >= 0.01
    ? `$${price.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
    : `$${price.toPrecision(4)}`
}

export function showTime(atMs: number): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const at = new Date(atMs)
  const clock = at.toISOString().slice(11, 19)
  return `${at.toLocaleDateString('en-GB', { ...format, timeZone: 'UTC' })}, ${clock} UTC`
}

export function showAge(atMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - atMs) / 1_000))
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`
  return `${Math.floor(seconds / 86_400)} d ago`
}

export function factList(chain: ChainId, facts: readonly Fact[]): Html {
  return html`<section class="card"><dl class="facts">${facts.map(
    (fact) =>
      html`<div${fact.value.length > 40 ? html` class="wide"` : null}><dt>${fact.label}</dt><dd>${factValue(chain, fact)}${fact.note ? html` <span class="t3">${fact.note}</span>` : null}</dd></div>`,
  )}</dl></section>`
}

function factValue(chain: ChainId, { value, link, tone }: Fact): HtmlValue {
  if (link) return linkTo(chain, link, value)
  if (tone === undefined) return value
  return html`<span class="${tone} toned">${tone === 'up' ? icons.check : icons.cross}${value}</span>`
}

export function statusBadge(isSuccess: boolean): Html {
  return isSuccess
    ? html`<span class="badge up">${icons.check}${copy.success}</span>`
    : html`<span class="badge down">${icons.cross}${copy.failed}</span>`
}

export function copyButton(text: string, label: string): Html {
  return html`<button class="icon" type="button" hidden data-copy="${text}" aria-label="${label}" title="${label}">${icons.copy}</button>`
}

/** Transactions as rows, each told by its title. */
export function transactionRows({ chain, nowMs }: PageContext, rows: readonly TransactionView[]): Html {
  if (rows.length === 0) return html`<p class="empty">${copy.noTransactions}</p>`
  return html`<ul class="rows">${rows.map(
    (row) =>
      html`<li><div class="grow"><a class="strong" href="${pageHref(chain, 'transaction', row.id)}">${row.title}</a><span class="mono t3 cut">${row.id}</span></div>${row.isSuccess ? null : statusBadge(false)}<time class="t3" datetime="${new Date(row.atMs).toISOString()}" title="${showTime(row.atMs)}">${showAge(row.atMs, nowMs)}</time></li>`,
  )}</ul>`
}
