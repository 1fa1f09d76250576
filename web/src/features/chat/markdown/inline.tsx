import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { domainOf } from '../../../lib/domain-of.ts'

/** Words inside a block. Whatever the agent writes, nothing here can be pressed or loads anything. */
export function Inline({ tokens }: { readonly tokens: readonly Token[] | undefined }): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name than their place
    <Fragment key={index}>{draw(token)}</Fragment>
  ))
}

function draw(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inline tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <Inline tokens={token.tokens} />
        </del>
      )
    case 'codespan':
      return (
        <code className="mono rounded-xs bg-hover px-1 py-0.5 wrap-anywhere">
          {(token as Tokens.Codespan).text}
        </code>
      )
    case 'br':
      return <br />
    case 'link':
      return <NamedLink link={token as Tokens.Link} />
    case 'image':
      return <NamedPicture image={token as Tokens.Image} />
    default:
      return 'tokens' in token && token.tokens ? <Inline tokens={token.tokens} /> : plain(token)
  }
}

/** HTML is shown as it was written; escapes as what they stand for. */
function plain(token: Token): string {
  return 'text' in token && token.type !== 'html' ? String(token.text) : token.raw
}

/** A link from the agent's text is text: the words, and where they would have led. */
function NamedLink({ link }: { readonly link: Tokens.Link }) {
  const domain = domainOf(link.href)
  const saysItself = domain === null || link.text.includes(domain)
  return (
    <>
      <Inline tokens={link.tokens} />
      {!saysItself && <span className="text-3"> ({domain})</span>}
    </>
  )
}

function NamedPicture({ image }: { readonly image: Tokens.Image }) {
  const domain = domainOf(image.href)
  return (
    <>
      {image.text}
      {domain !== null && <span className="text-3"> ({domain})</span>}
    </>
  )
}
