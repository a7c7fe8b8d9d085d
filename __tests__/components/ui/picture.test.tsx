/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Picture } from '@/components/ui/picture'
import { picture } from '../in-language'

describe('a picture', () => {
  test('waits until it is near, unless it is the first of the page', () => {
    const { rerender } = render(<Picture picture={picture} alt="A baía" sizes="100vw" />)
    const image = () => screen.getByRole('img', { name: 'A baía' })
    expect(image()).toHaveAttribute('loading', 'lazy')
    rerender(<Picture picture={picture} alt="A baía" sizes="100vw" eager />)
    expect(image()).toHaveAttribute('loading', 'eager')
    expect(image()).toHaveAttribute('fetchpriority', 'high')
  })

  test('keeps its room and what must stay visible', () => {
    render(<Picture picture={{ ...picture, position: '20% 80%' }} alt="A baía" sizes="100vw" />)
    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('width', '1600')
    expect(image).toHaveAttribute('height', '1200')
    expect(image).toHaveStyle({ objectPosition: '20% 80%' })
  })

  test('offers the small format, and the other one to browsers that do not know it', () => {
    const { container } = render(
      <Picture picture={{ ...picture, avif: '/pictures/x.avif 480w' }} alt="" sizes="100vw" />,
    )
    const offers = [...container.querySelectorAll('source, img')]
    expect(offers.map((offer) => [offer.getAttribute('type'), offer.getAttribute('srcset')])).toEqual([
      ['image/avif', '/pictures/x.avif 480w'],
      [null, picture.webp],
    ])
  })

  test('one that only decorates is not read out', () => {
    render(<Picture picture={picture} alt="" sizes="100vw" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
  })
})
