import { expect, it } from 'vitest';
import { findSubject } from './findSubject.ts';

it.each([
  ['what causes fibromyalgia', 'condition'],
  ['síndrome de Ehlers-Danlos', 'condition'],
  ['sclérose latérale amyotrophique, une maladie', 'condition'],
  ['متلازمة مارفان', 'condition'],
  ['is baclofen safe', 'medicine'],
  ['sertraline', 'medicine'],
  ['side effects of botox', 'medicine'],
  ['كم الجرعة', 'medicine'],
  ['who can assess my son', 'diagnosis'],
  ['qui peut poser le diagnostic', 'diagnosis'],
  ['cuánto es la pensión', 'money'],
  ['aide humaine à l’école', 'money'],
  ['exams with extra time', 'school'],
  ['can my boss ask that', 'work'],
  ['wheelchair repair', 'care'],
  ['الموقع لا يفتح', 'site'],
  ['the weather tomorrow', 'other'],
  ['', 'other'],
])('counts "%s" as %s', (text, subject) => expect(findSubject(text)).toBe(subject));
