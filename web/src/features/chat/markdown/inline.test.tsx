import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />)

describe('Markdown', () => {
  it('draws a link as text with its real domain, never as something to press', () => {
    const drawn = html('Go to [your bank](https://evil.example/login) or https://safe.example/x now')
    expect(drawn).not.toMatch(/<a\b|<button|href/)
    expect(drawn).toContain('your bank')
    expect(drawn).toContain('(evil.example)')
    expect(drawn).toContain('https://safe.example/x')
  })

  it('loads no picture from text', () => {
    const drawn = html('![chart](https://tracker.example/1.png)')
    expect(drawn).not.toContain('<img')
    expect(drawn).toContain('(tracker.example)')
  })

  it('shows HTML as it was written', () => {
    const drawn = html('<script>alert(1)</script>\n\nA <b onclick="x()">word</b> here')
    expect(drawn).not.toMatch(/<script|<b\b/)
    expect(drawn).toContain('&lt;script&gt;')
  })

  it('draws headings, lists, tables, code and emphasis', () => {
    const drawn = html(
      '## Title\n\n- **one**\n- two\n\n1. first\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n```\nlet x\n```\n\n*so* `it`',
    )
    for (const piece of ['<h3', '<ul', '<ol', '<strong', '<table', 'scope="col"', '<pre', '<em>', '<code']) {
      expect(drawn).toContain(piece)
    }
    expect(drawn).toContain('text-right')
  })
})
