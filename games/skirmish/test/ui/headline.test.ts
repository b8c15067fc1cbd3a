import { render, withEngineTexts } from '@tavern/engine';
import { expect, test } from 'vitest';
import { tableTexts } from '../../text/table/index.ts';
import { askedSay, headline } from '../../ui/headline.ts';
import { type Situation, skirmish } from '../skirmish.ts';

const words = withEngineTexts(tableTexts);
const NAMES = ['Ann', 'Bo'];

function said(situation: Situation = {}): { readonly beam: string; readonly asked: string } {
  const scene = skirmish(situation);
  const question = scene.asks(0, 'play');
  const { sub } = headline(scene.view(0), question);
  return { beam: render(words.en, sub, NAMES), asked: render(words.en, askedSay(scene.view(0), question), NAMES) };
}

test('the beam does not know whether a card is taken, and so never asks to take one', () => {
  expect(said().beam).toBe('Play a card, or pass.');
  expect(said({ mine: { units: ['champion'] } }).beam).toBe('Play a card, or pass.');
  expect(said({ theirs: { passed: true } }).beam).toBe('Bo has passed: play on, or pass to end the round.');
});

test('above the thumb, where the step takes its place as soon as a card is taken, a newcomer is told to take one', () => {
  expect(said().asked).toBe('Take a card and choose its place, or pass.');
  expect(said({ mine: { units: ['champion'] } }).asked).toBe('Play a card, or pass.');
});
