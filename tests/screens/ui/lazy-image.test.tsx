import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LazyImage } from '@/ui/media/lazy-image';
import { observeByHand } from '../../support/observer';
import { controlClock } from '../../support/user';

controlClock();

describe('a lazy image', () => {
  it('is fetched two screens before it is visible, and not earlier', () => {
    const sight = observeByHand();
    render(<LazyImage src="cake.png" alt="礼盒" height={100} />);
    expect(sight.margins()).toEqual(['200% 0px']);
    expect(screen.queryByRole('img')).toBeNull();
    sight.see(true);
    expect(screen.getByRole('img', { name: '礼盒' })).toHaveAttribute('src', 'cake.png');
    sight.see(false);
    expect(screen.getByRole('img', { name: '礼盒' })).toBeInTheDocument();
  });

  it('is tried three times before it reports an error; another address starts anew', () => {
    const sight = observeByHand();
    const { rerender } = render(<LazyImage src="a.png" alt="礼盒" height={100} />);
    sight.see(true);
    const images = new Set<Element>();
    for (let attempt = 0; attempt < 3; attempt++) {
      const image = screen.getByRole('img', { name: '礼盒' });
      images.add(image);
      fireEvent.error(image);
    }
    expect(images.size).toBe(3);
    expect(screen.getByRole('img', { name: '礼盒，图片加载失败' })).toBeVisible();
    rerender(<LazyImage src="b.png" alt="礼盒" height={100} />);
    sight.see(true);
    expect(screen.getByRole('img', { name: '礼盒' })).toHaveAttribute('src', 'b.png');
  });
});
