import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

describe('html', () => {
  it('escapes every value, in text and in attributes', () => {
    const name = `"><script>alert('x')</script>&`
    expect(html`<a title="${name}">${name}</a>`.text).toBe(
      '<a title="&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;">&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;&#38;</a>',
    )
  })

  it('keeps what it made itself, joins lists and writes nothing for nothing', () => {
    const rows = ['a', '<'].map((each) => html`<li>${each}</li>`)
    expect(html`<ul>${rows}${null}</ul>${0}${7n}`.text).toBe('<ul><li>a</li><li>&#60;</li></ul>07')
  })
})
