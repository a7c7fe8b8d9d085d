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
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '900')
    expect(image).toHaveStyle({ objectPosition: '20% 80%' })
  })

  test('offers a photograph in its sizes, and a poster as the one file that it is', () => {
    const srcSet = '/media/tour-images/a.jpg/640.webp 640w'
    const { rerender } = render(<Picture picture={{ ...picture, srcSet }} alt="A baía" sizes="50vw" />)
    const image = screen.getByRole('img')
    expect(image).toHaveAttribute('srcset', srcSet)
    expect(image).toHaveAttribute('sizes', '50vw')
    rerender(<Picture picture={picture} alt="A baía" sizes="50vw" />)
    expect(image).toHaveAttribute('src', '/posters/x.svg')
    expect(image).not.toHaveAttribute('srcset')
    expect(image).not.toHaveAttribute('sizes')
  })

  test('one that only decorates is not read out', () => {
    render(<Picture picture={picture} alt="" sizes="100vw" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
  })
})
