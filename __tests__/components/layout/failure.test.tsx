/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Failure } from '@/components/layout/failure'

afterEach(() => document.documentElement.removeAttribute('lang'))

const broken = Object.assign(new Error('secret detail'), { digest: '1234567' })

describe('a page that broke', () => {
  test.each([
    ['pt-BR', 'Algo saiu do rumo', 'Tentar de novo', '/'],
    ['en-GB', 'Something went off course', 'Try again', '/en'],
    ['', 'Algo saiu do rumo', 'Tentar de novo', '/'],
  ])(
    'says so in the language of the document (%p) and offers two ways on',
    async (lang, title, again, home) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      document.documentElement.lang = lang
      const retry = jest.fn()
      render(<Failure error={broken} retry={retry} />)
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: again }))
      expect(retry).toHaveBeenCalledTimes(1)
      expect(screen.getByRole('link')).toHaveAttribute('href', home)
      expect(logged).toHaveBeenCalledWith(broken)
    },
  )

  test('shows the number of the error, never its words', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<Failure error={broken} retry={() => undefined} />)
    expect(screen.getByText('1234567')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('secret detail')
  })
})
