/** @jest-environment jsdom */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'

/** A page as the site's layout nests it: whole document, several elements directly in the body. */
const Page = () => (
  <html lang="pt-BR" className="fonts">
    <body className="flex">
      <a href="#content">Pular</a>
      <header>Menu</header>
      <main id="content">R$ 280</main>
      <footer>Rodapé</footer>
    </body>
  </html>
)

const markup = `<head></head><body class="flex"><offline-notice role="status">Sem sinal</offline-notice><a href="#content">Pular</a><header>Menu</header><main id="content">R$ 280</main><footer>Rodapé</footer></body>`

test('a page that finds the line of its copy starts without complaint and leaves the line there', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.documentElement.innerHTML = markup
  document.documentElement.lang = 'pt-BR'
  document.documentElement.className = 'fonts'
  const main = document.querySelector('main')
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(document, <Page />, { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaint).not.toHaveBeenCalled()
  expect(document.querySelector('main')).toBe(main)
  expect(document.querySelector('offline-notice')?.textContent).toBe('Sem sinal')
})
