// What is said where a game is studied: sharing a moment, imagined boards, odds of any battle.

export const studyWords = {
  share: {
    heading: 'Share this moment',
    link: 'Link to this moment',
    copy: 'Copy',
    picture: 'Save a picture',
    drawing: 'Drawing the picture.',
    saved: 'The picture is saved.',
    failed: 'This browser can’t draw the picture. Take a screenshot instead.',
    here: 'The link works in this browser, where the game is saved. To show it to others, send the picture or the game file.',
    online:
      'The link opens this moment for anyone who can see this table. The game is over, so nothing in it is secret.',
  },
} as const;
