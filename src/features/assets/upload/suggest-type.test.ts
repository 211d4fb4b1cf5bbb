import { expect, it } from 'vitest';
import { suggestType } from './suggest-type';

const suggested = (name: string, type: string, ...[width, height]: number[]) =>
  suggestType({ name, type }, width && height ? [width, height] : undefined);

it('suggests a type by the name, the format and the shape of a file', () => {
  expect(suggested('Juniper-Logo.jpg', 'image/jpeg')).toBe('logo');
  expect(suggested('mark.svg', 'image/svg+xml')).toBe('logo');
  expect(suggested('j.png', 'image/png', 512, 512)).toBe('logo');
  expect(suggested('summer.jpg', 'image/jpeg', 1920, 1080)).toBe('promotional');
  expect(suggested('summer.mp4', 'video/mp4')).toBe('promotional');
  expect(suggested('leaves.jpg', 'image/jpeg', 1200, 1800)).toBe('template_background');
  expect(suggested('leaves.png', 'image/png', 1200, 1800)).toBe('template_overlay');
  expect(suggested('hello.jpg', 'image/jpeg', 2048, 2732)).toBe('start_screen');
  expect(suggested('chime.wav', 'audio/wav')).toBe('misc');
});

it('suggests nothing without a sensible guess, and no type that refuses the file', () => {
  expect(suggested('IMG_2041.jpg', 'image/jpeg', 4032, 3024)).toBeNull();
  expect(suggested('IMG_2041.jpg', 'image/jpeg')).toBeNull();
  expect(suggested('logo.mp4', 'video/mp4')).toBe('promotional');
});
