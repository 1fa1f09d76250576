/** The pages work without it; with it things can be copied and `/` finds the search. */
export const PAGE_SCRIPT = `
for (const button of document.querySelectorAll('[data-copy], [data-copy-link]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? location.href)
    button.classList.add('done')
    setTimeout(() => button.classList.remove('done'), 1500)
  })
}
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return
  event.preventDefault()
  document.querySelector('.search input').focus()
})
`
