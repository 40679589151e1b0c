/** What the screen about appeals says. */
export const texts = {
  title: 'Appeals',
  text: 'Decisions that somebody has appealed, the longest waiting first. An appeal against your own decision is for somebody else.',
  waiting: 'Loading appeals',
  failure: 'The appeals could not be loaded.',
  calm: { title: 'No appeal waits.', text: 'All that was asked for has been looked at again.' },
  since: 'Asked for',
  own: 'You have decided this: somebody else looks at it again.',
  outcome: 'Decision',
  outcomes: {
    upheld: { label: 'It stays', hint: 'Nothing changes.' },
    overturned: {
      label: 'It is taken back',
      hint: 'What was suspended or hidden comes back.',
    },
  },
  noOutcome: 'Please decide!',
  decide: 'Decide again',
  done: 'Decided. They are told.',
};
