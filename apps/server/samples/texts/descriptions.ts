import type { SampleCategory } from './SampleService.ts';

/** The further paragraphs of a description: what one gets, how it goes, what is needed. */
export const deliveries: Record<SampleCategory, readonly string[]> = {
  'Graphics-And-Design': [
    'You receive everything as SVG, PDF and PNG, in colour, in black and in white, named so that you will still find it next year.',
    'What you get: the finished files for print and screen, the source file, and a one-page note on how to use them.',
    'The price covers the design and two rounds of changes. Fonts that need a licence are named beforehand, never hidden in the file.',
    'All drawings are vectors, so that they stay sharp on a stamp and on a wall. Printer’s marks and bleed are set.',
    'I deliver print files that your printer will not call you about, and small files that your website will thank you for.',
  ],
  'Web-Programming': [
    'You receive the code in your repository, as small commits with a reason each, and a page that explains how to run and change it.',
    'Included: tests for what must not break, a short recording in which I walk through the code, and two weeks of answers to questions.',
    'No lock-in: plain, current tools, no licence keys, and nothing that only I can deploy.',
    'It works by keyboard, on a phone, with a slow connection and in the last two versions of each browser; I check this by hand.',
    'You get a preview link from the second day, so that you see it grow instead of waiting for the end.',
  ],
  'Mobile-Apps': [
    'You receive the source, the design file and a build that you can install on the first day of testing.',
    'Included: iOS and Android, light and dark, large text, and a list of the devices on which I have tried it.',
    'I hand over accounts, certificates and keys in order, so that the app belongs to you and to nobody else.',
    'Every screen comes with its loading, empty and error state, because that is where people give up.',
    'The result is tested on an old phone with a bad network, because half of your users have one.',
  ],
  'Game-Development': [
    'You receive sprites or builds together with the source files, sorted and named for your engine.',
    'Included: exports for Godot, Unity or plain PNG, a test scene, and the palette as a file.',
    'You may use everything in commercial games without further payment. A line in the credits makes me happy.',
    'Everything is made for the size at which it is seen; I send a preview in motion before I call it finished.',
    'I deliver in steps, so that you can put the first part into your game while I work on the second.',
  ],
};

/** How somebody works. */
export const processes: readonly string[] = [
  'How it goes: you tell me in a few sentences what it is for, I ask at most five questions, and you see a first version within three days.',
  'I work in the open. You get a short message each evening that says what is done and what comes next.',
  'We start with a call of twenty minutes. Whatever is decided there I write down and send to you, and that is what I build.',
  'The first draft is deliberately rough. It is cheaper to change a direction than to polish the wrong one.',
  'I take on two orders at a time, never more. If my calendar is full I say so before you pay.',
  'Changes are normal: two rounds are part of the price, a third costs a tenth of it.',
  'I answer within a day, usually within two hours, between nine and six Kathmandu time.',
  'If after the first draft you feel that I am the wrong person for this, say so, and we part without hard feelings.',
];

/** What somebody asks for before they begin. */
export const requirements: readonly string[] = [
  'To begin I need your text or data, examples of what you like, and one example of what you cannot stand.',
  'Please send me what already exists, even if it is ugly. It usually knows something that nobody has written down.',
  'What I need from you: who will use it, where, and what they should feel afterwards. A budget is not a secret between us.',
  'Before ordering, please write me two lines about your project, so that I can tell you honestly whether it fits.',
  'Tell me the date on which you really need it. I plan backwards from there.',
  'Please name one person who decides. I will make that person’s life easy.',
];
