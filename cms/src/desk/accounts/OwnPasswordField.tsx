/** In a dialog: whoever asks shows once more that it is them. */
export function OwnPasswordField() {
  return (
    <label>
      Your password
      <input type="password" name="password" autoComplete="current-password" dir="ltr" required />
    </label>
  );
}
