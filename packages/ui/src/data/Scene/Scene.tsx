'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';

/** What a scene shows: a brand's poster, a code window, a phone's screen, a level of a game. */
export type SceneKind = 'poster' | 'code' | 'phone' | 'game';

export interface SceneProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  kind: SceneKind;
}

/** A drawn piece of work, 4:3, for places that have no picture of their own. Decoration. */
export const Scene = forwardRef<SVGSVGElement, SceneProps>(function Scene(props, ref) {
  const { kind, ...svgProps } = props;

  return (
    <svg
      {...svgProps}
      ref={ref}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {scenes[kind]}
    </svg>
  );
});

const scenes: Record<SceneKind, ReactNode> = {
  poster: (
    <>
      <path fill="#f4dfc8" d="M0 0h400v300H0z" />
      <circle cx="290" cy="92" r="120" fill="#e8623d" />
      <path fill="#23395b" d="M0 180h400v120H0z" />
      <circle cx="120" cy="180" r="86" fill="#f7b538" />
      <path fill="#406e8e" d="m0 300 160-130 140 130z" />
      <path fill="none" stroke="#23395b" strokeWidth="11" d="M36 70h54m14 0h28M36 46h28m14 0h34" />
    </>
  ),
  code: (
    <>
      <path fill="#1d1b38" d="M0 0h400v300H0z" />
      <rect x="44" y="44" width="312" height="220" rx="14" fill="#2b2955" />
      <circle cx="66" cy="64" r="6" fill="#ff6b6b" />
      <circle cx="86" cy="64" r="6" fill="#ffd166" />
      <circle cx="106" cy="64" r="6" fill="#06d6a0" />
      <g fill="none" strokeWidth="10" strokeLinecap="round">
        <path stroke="#8e8ad8" d="M71 99h80M91 147h70M111 171h110M71 219h30" />
        <path stroke="#ffd166" d="M171 99h50M91 195h50" />
        <path stroke="#06d6a0" d="M91 123h130" />
        <path stroke="#ff8fab" d="M181 147h100" />
      </g>
    </>
  ),
  phone: (
    <>
      <path fill="#cfe8df" d="M0 0h400v300H0z" />
      <circle cx="70" cy="220" r="48" fill="#2a9d8f" opacity=".25" />
      <circle cx="344" cy="70" r="64" fill="#e76f51" opacity=".25" />
      <g transform="translate(142 28)">
        <rect width="126" height="252" rx="22" fill="#17313b" />
        <rect x="8" y="8" width="110" height="236" rx="16" fill="#fff" />
        <rect x="20" y="26" width="60" height="12" rx="6" fill="#17313b" />
        <rect x="20" y="50" width="86" height="64" rx="12" fill="#2a9d8f" />
        <rect x="20" y="124" width="40" height="40" rx="10" fill="#e9c46a" />
        <rect x="66" y="124" width="40" height="40" rx="10" fill="#f4a261" />
        <path stroke="#d8e2dc" strokeWidth="10" strokeLinecap="round" d="M25 179h76M25 197h50" />
        <rect x="20" y="212" width="86" height="22" rx="11" fill="#e76f51" />
      </g>
    </>
  ),
  game: (
    <>
      <path fill="#3a2e5c" d="M0 0h400v300H0z" />
      <path fill="#58b09c" d="M0 210h400v90H0z" />
      <path fill="#ffe066" d="M60 60h24v24h24v24H84v24H60v-24H36V84h24z" />
      <path fill="#f25f5c" d="M180 138h48v24h24v24h-24v24h-48v-24h-24v-24h24z" />
      <path fill="#fff" opacity=".8" d="M306 40h36v14h16v20h-72V54h20z" />
      <path fill="#247ba0" d="M280 210v-24h24v-24h24v-24h24v72z" />
    </>
  ),
};
