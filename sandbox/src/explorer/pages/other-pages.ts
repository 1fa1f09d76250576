import { CHAINS } from '@windhover/core/chains/all-chains'
import { showAmount } from '@windhover/core/money/show-amount'
import { type Html, html } from '../html.ts'
import type { AccountView, BlockView, Fact, TokenView, TransactionView } from '../views.ts'
import { copy } from './copy.ts'
import {
  card,
  copyButton,
  factList,
  figure,
  logo,
  type PageContext,
  partyLink,
  showAge,
  showTime,
  tokenName,
  transactionRows,
  usd,
  usdPrice,
} from './parts.ts'

const BALANCES_SHOWN = 12

export function accountPage(context: PageContext, view: AccountView): Html {
  const { chain, nowMs, valueUsd } = context
  const rows = view.balances.map(
    (amount) =>
      html`<div class="row">${logo(amount.token, 24)}<span class="grow"><span class="strong">${tokenName(chain, amount.token)}</span><span class="t3 under">${amount.token.name}</span></span><span class="right"><span class="strong">${figure(amount)}</span><span class="t3 num under">${usd(valueUsd(amount, nowMs))}</span></span></div>`,
  )
  return html`${head(view.title, view.id)}
<div class="columns"><div>
${factList(chain, view.facts)}
${card({ title: copy.transactions, note: view.transactions.length, body: transactionRows(context, view.transactions) })}
</div><div>
${card({
  title: copy.balances,
  note: rows.length,
  body: html`${rows.slice(0, BALANCES_SHOWN)}${
    rows.length > BALANCES_SHOWN
      ? html`<details class="more"><summary>${copy.showRest(rows.length - BALANCES_SHOWN)}</summary>${rows.slice(BALANCES_SHOWN)}</details>`
      : null
  }`,
})}
</div></div>`
}

export function tokenPage(context: PageContext, { id, token, facts, holders }: TokenView): Html {
  const { chain, nowMs, valueUsd } = context
  const price = valueUsd({ token, raw: 10n ** BigInt(token.decimals) }, nowMs)
  const priced: readonly Fact[] =
    price === null ? facts : [{ label: copy.priceNow, value: usdPrice(price) }, ...facts]
  const held = (holders ?? []).reduce((sum, { raw }) => sum + raw, 0n)
  return html`<div class="head">${logo(token, 32)}<h1>${token.name}</h1><span class="badge">${token.symbol}</span></div>
<p class="id mono">${id}${copyButton(id, copy.copyId('address'))}</p>
<div class="stack">${factList(chain, priced)}
${
  holders === null
    ? null
    : card({
        title: copy.holders,
        note: holders.length,
        body: html`<table><thead><tr><th scope="col">${copy.holder}</th><th scope="col" class="n">${copy.amount}</th><th scope="col" class="n">${copy.share}</th></tr></thead><tbody>${holders.map(
          ({ raw, ...party }) =>
            html`<tr><td data-label="${copy.holder}">${partyLink(chain, party)}</td><td class="n" data-label="${copy.amount}">${figure({ token, raw })}</td><td class="n t3" data-label="${copy.share}">${showAmount((raw * 10_000n) / (held || 1n), 2)}%</td></tr>`,
        )}</tbody></table>`,
      })
}</div>`
}

export function blockPage(context: PageContext, view: BlockView): Html {
  const { chain, nowMs } = context
  const facts = view.facts.map((fact): Fact => {
    if (fact.label !== copy.facts.time) return fact
    const atMs = Date.parse(fact.value)
    return { ...fact, value: showTime(atMs), note: showAge(atMs, nowMs) }
  })
  return html`${head(copy.block(Number(view.id).toLocaleString('en-US')), null)}
<div class="stack">${factList(chain, facts)}
${card({ title: copy.transactions, note: view.transactions.length, body: transactionRows(context, view.transactions) })}</div>`
}

export function homePage(context: PageContext, latest: readonly TransactionView[]): Html {
  return html`${head(copy.home(CHAINS[context.chain].name), null)}
<div class="stack">${card({ title: copy.latest, note: latest.length, body: transactionRows(context, latest) })}</div>`
}

export function refusalPage(why: 'notFound' | 'malformed', asked: string): Html {
  const { title, text } = copy[why]
  return html`<div class="refusal"><h1>${title}</h1><p class="t2">${text}</p><p class="id mono">${asked}</p></div>`
}

function head(title: string, id: string | null): Html {
  return html`<div class="head"><h1>${title}</h1></div>${
    id === null ? null : html`<p class="id mono">${id}${copyButton(id, copy.copyId('address'))}</p>`
  }`
}
