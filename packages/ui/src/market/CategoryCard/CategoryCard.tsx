'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Scene, type SceneKind } from '../../data/Scene/Scene.tsx';
import { CategoryLink } from './CategoryCard.styles.ts';

export interface CategoryCardProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The category's name, such as `Game-Development`. It decides the scene. */
  category: string;
  /** What people read. Defaults to the category's name. */
  label?: string;
  /** Where its services are. */
  href: string;
}

/** One category as a door to its services. */
export const CategoryCard = forwardRef<HTMLAnchorElement, CategoryCardProps>(function CategoryCard(
  { category, label = category, ...linkProps },
  ref,
) {
  return (
    <CategoryLink {...linkProps} ref={ref}>
      <Scene kind={toSceneKind(category)} />
      <span>{label}</span>
    </CategoryLink>
  );
});

function toSceneKind(category: string): SceneKind {
  if (/game/i.test(category)) return 'game';
  if (/web|program/i.test(category)) return 'code';
  if (/mobile|app/i.test(category)) return 'phone';
  if (/graphic|design/i.test(category)) return 'poster';
  return scenes[sumLetters(category) % scenes.length] ?? 'poster';
}

/** Others get one of all scenes, and always the same. */
const scenes: SceneKind[] = ['poster', 'game', 'code', 'phone'];

const sumLetters = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
